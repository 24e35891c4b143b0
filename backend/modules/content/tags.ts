/** Tags of what pages show of the brand's own texts. */

/** Tag of everything that the blog of a brand shows. */
export const blogTag = (brand: string) => `blog:${brand}`;

/** Tag of the text and landing pages that the database keeps for a brand. */
export const pagesTag = (brand: string) => `pages:${brand}`;
