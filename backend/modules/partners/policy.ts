/** Owners make keys and webhooks in person; administrators see and remove them. */
import { all, inPerson, type ModulePolicies, type Policy, withFeature } from '../../policy.ts';
import { refusal } from '../../refusal.ts';
import { forOwners, tiesOf } from '../organizations/policy.ts';

interface OfOrganization {
  organizationId: number;
}

const owner: Policy<OfOrganization> = async (context, { organizationId }) => {
  const { role } = await tiesOf(context, organizationId);
  if (role !== 'owner') throw refusal('NOT_ALLOWED');
};

/** Those who see keys and webhooks and remove them, also after the brand has turned the API off. */
const keepers = forOwners;
const makers = all<OfOrganization>(withFeature('partnerApi'), forOwners, inPerson, owner);

export const partnerPolicies = {
  Query: { apiKeys: keepers, apiRequests: keepers, webhooks: keepers, webhookDeliveries: keepers },
  Mutation: {
    createApiKey: makers,
    revokeApiKey: all<OfOrganization>(keepers, inPerson),
    createWebhook: makers,
    changeWebhook: makers,
    renewWebhookSecret: makers,
    testWebhook: makers,
    resendWebhookDelivery: makers,
    deleteWebhook: all<OfOrganization>(keepers, inPerson),
  },
} satisfies ModulePolicies;
