/** Posts are public; those who administer the brand edit them. */
import { NETWORK_ID } from '../../../runtime/core/brand/network-id.ts';
import { all, inCharge, type ModulePolicies, overBrands, type Policy, withFeature } from '../../policy.ts';

const on = withFeature('blog');
const editing = all(on, inCharge);
/** The workspace lists the posts of several brands. */
const onOrOver: Policy = (context, args) => (context.frontend === NETWORK_ID ? undefined : on(context, args));

export const blogPolicies = {
  Query: {
    blogPosts: on,
    blogPost: on,
    blogPostPreview: editing,
    editedBlogPosts: overBrands(all(onOrOver, inCharge)),
    editedBlogPost: editing,
  },
  Mutation: { saveBlogPost: editing, scheduleBlogPost: editing, deleteBlogPost: editing },
} satisfies ModulePolicies;
