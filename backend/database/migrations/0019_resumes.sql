DROP TABLE "credit_balance" CASCADE;--> statement-breakpoint
DROP TABLE "credit_entry" CASCADE;--> statement-breakpoint
DROP TABLE "customer" CASCADE;--> statement-breakpoint
DROP TABLE "invoice" CASCADE;--> statement-breakpoint
DROP TABLE "invoice_counter" CASCADE;--> statement-breakpoint
DROP TABLE "payment" CASCADE;--> statement-breakpoint
DROP TABLE "purchase_line" CASCADE;--> statement-breakpoint
DROP TABLE "purchase_order" CASCADE;--> statement-breakpoint
DROP TABLE "spending" CASCADE;--> statement-breakpoint
DROP TABLE "stripe_event" CASCADE;--> statement-breakpoint
DROP TABLE "subscription" CASCADE;