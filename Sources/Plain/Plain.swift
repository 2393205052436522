// Room: Plain.
