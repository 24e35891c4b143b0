ALTER TABLE "organization_invitation" DROP CONSTRAINT "organization_invitation_role_is_known";--> statement-breakpoint
ALTER TABLE "organization_member" DROP CONSTRAINT "organization_member_role_is_known";--> statement-breakpoint
ALTER TABLE "organization_invitation" ADD CONSTRAINT "organization_invitation_role_is_known" CHECK ("organization_invitation"."role" in ('owner', 'editor', 'screener'));--> statement-breakpoint
ALTER TABLE "organization_member" ADD CONSTRAINT "organization_member_role_is_known" CHECK ("organization_member"."role" in ('owner', 'editor', 'screener'));