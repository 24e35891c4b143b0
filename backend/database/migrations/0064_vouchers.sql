CREATE TABLE "voucher" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "voucher_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"frontend" text NOT NULL,
	"code" text NOT NULL,
	"percent" integer,
	"amount" integer,
	"currency" text NOT NULL,
	"products" text[],
	"starts" timestamp with time zone,
	"ends" timestamp with time zone,
	"most" integer,
	"most_each" integer,
	"minimum" integer,
	"ended" timestamp with time zone,
	"created" timestamp with time zone NOT NULL,
	CONSTRAINT "voucher_code_is_unique" UNIQUE("frontend","code"),
	CONSTRAINT "voucher_gives_one_thing" CHECK (("voucher"."percent" is null) <> ("voucher"."amount" is null)),
	CONSTRAINT "voucher_percent_is_possible" CHECK ("voucher"."percent" between 1 and 10000),
	CONSTRAINT "voucher_amounts_are_positive" CHECK ("voucher"."amount" > 0 and "voucher"."minimum" > 0),
	CONSTRAINT "voucher_limits_are_positive" CHECK ("voucher"."most" > 0 and "voucher"."most_each" > 0),
	CONSTRAINT "voucher_ends_after_its_start" CHECK ("voucher"."ends" > "voucher"."starts")
);
--> statement-breakpoint
ALTER TABLE "purchase_line" ADD COLUMN "discount" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "purchase_order" ADD COLUMN "voucher_id" integer;--> statement-breakpoint
ALTER TABLE "purchase_order" ADD COLUMN "voucher_code" text;--> statement-breakpoint
ALTER TABLE "purchase_order" ADD COLUMN "discount" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "voucher_by_frontend" ON "voucher" USING btree ("frontend","id");--> statement-breakpoint
ALTER TABLE "purchase_order" ADD CONSTRAINT "purchase_order_voucher_id_voucher_id_fk" FOREIGN KEY ("voucher_id") REFERENCES "public"."voucher"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "purchase_order_by_voucher" ON "purchase_order" USING btree ("voucher_id") WHERE voucher_id is not null;--> statement-breakpoint
ALTER TABLE "purchase_line" ADD CONSTRAINT "purchase_line_discount_is_within_its_price" CHECK ("purchase_line"."discount" >= 0 and "purchase_line"."discount" <= "purchase_line"."unit_price" * "purchase_line"."quantity");--> statement-breakpoint
ALTER TABLE "purchase_order" ADD CONSTRAINT "purchase_order_discount_has_a_voucher" CHECK ("purchase_order"."discount" = 0 or ("purchase_order"."discount" > 0 and "purchase_order"."voucher_id" is not null));