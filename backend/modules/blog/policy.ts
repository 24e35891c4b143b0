/** Posts are public; those who administer the brand edit them. */
import { all, inCharge, type ModulePolicies, withFeature } from '../../policy.ts';

const on = withFeature('blog');
const editing = all(on, inCharge);

export const blogPolicies = {
  Query: {
    blogPosts: on,
    blogPost: on,
    blogPostPreview: editing,
    editedBlogPosts: editing,
    editedBlogPost: editing,
  },
  Mutation: { saveBlogPost: editing, scheduleBlogPost: editing, deleteBlogPost: editing },
} satisfies ModulePolicies;
