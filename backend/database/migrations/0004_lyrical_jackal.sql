CREATE TABLE "search_form" (
	"form" integer PRIMARY KEY NOT NULL
);
