/** Whether the API of the brand is that of this server. Another one takes answers through GraphQL alone: no form posts, no events. */
export function hasOwnBackend({ backend }: { backend: { graphqlEndpoint: string } }): boolean {
  return !/^https?:/.test(backend.graphqlEndpoint);
}
