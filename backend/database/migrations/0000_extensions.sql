-- Both are trusted extensions: the owner of the database may create them.
create extension if not exists pg_trgm;
--> statement-breakpoint
create extension if not exists unaccent;
