CREATE TABLE "order_refund" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_refund_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"frontend" text NOT NULL,
	"order_id" integer NOT NULL,
	"refund_key" text NOT NULL,
	"net" integer NOT NULL,
	"tax" integer NOT NULL,
	"total" integer NOT NULL,
	"reason" text NOT NULL,
	"created" timestamp with time zone NOT NULL,
	CONSTRAINT "order_refund_key_is_unique" UNIQUE("order_id","refund_key"),
	CONSTRAINT "order_refund_adds_up" CHECK ("order_refund"."total" = "order_refund"."net" + "order_refund"."tax" and "order_refund"."total" > 0 and "order_refund"."tax" >= 0)
);
--> statement-breakpoint
ALTER TABLE "invoice" DROP CONSTRAINT "invoice_of_order_is_unique";--> statement-breakpoint
ALTER TABLE "payment" DROP CONSTRAINT "payment_of_order_is_unique";--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "refund_id" integer;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "refund_id" integer;--> statement-breakpoint
ALTER TABLE "purchase_line" ADD COLUMN "refund_id" integer;--> statement-breakpoint
ALTER TABLE "order_refund" ADD CONSTRAINT "order_refund_order_id_purchase_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."purchase_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_refund_id_order_refund_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."order_refund"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_refund_id_order_refund_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."order_refund"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_line" ADD CONSTRAINT "purchase_line_refund_id_order_refund_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."order_refund"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_of_order_is_unique" ON "invoice" USING btree ("order_id","kind") WHERE refund_id is null;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_of_order_is_unique" ON "payment" USING btree ("order_id","kind") WHERE refund_id is null;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_of_refund_is_unique" UNIQUE("refund_id");--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_of_refund_is_unique" UNIQUE("refund_id");