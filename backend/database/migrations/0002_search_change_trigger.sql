-- One row per job whose search row came, changed or went. Statement triggers, so that a bulk load pays once.
create function note_search_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    insert into search_change (job_id) select job_id from old_rows;
  else
    insert into search_change (job_id) select job_id from new_rows;
  end if;
  return null;
end
$$;
--> statement-breakpoint
create trigger job_search_insert_is_noted after insert on job_search
  referencing new table as new_rows for each statement execute function note_search_change();
--> statement-breakpoint
create trigger job_search_update_is_noted after update on job_search
  referencing new table as new_rows for each statement execute function note_search_change();
--> statement-breakpoint
create trigger job_search_delete_is_noted after delete on job_search
  referencing old table as old_rows for each statement execute function note_search_change();
