ALTER TABLE "purchase_order" ADD COLUMN "reference" text;--> statement-breakpoint
ALTER TABLE "purchase_order" ADD COLUMN "job_id" integer;--> statement-breakpoint
ALTER TABLE "purchase_order" ADD COLUMN "delivered" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "approved_version" integer;--> statement-breakpoint
ALTER TABLE "purchase_order" ADD CONSTRAINT "purchase_order_job_id_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "purchase_order_by_job" ON "purchase_order" USING btree ("job_id") WHERE job_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "purchase_order_of_job_is_unique" ON "purchase_order" USING btree ("job_id") WHERE state = 'open' and job_id is not null;
