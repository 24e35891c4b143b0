import { GraphQLError, GraphQLScalarType } from 'graphql';
import type { Resolvers } from '../../graphql.generated.ts';

const Upload = new GraphQLScalarType<string, never>({
  name: 'Upload',
  description: 'A file of a multipart request, as the GraphQL multipart request specification has it.',
  parseValue(value) {
    if (typeof value === 'string') return value;
    throw new GraphQLError(
      'An Upload is a file of a multipart request: null in the variables, and a part named in "map".',
    );
  },
  parseLiteral() {
    throw new GraphQLError('An Upload stands in the variables, never in the query itself.');
  },
});

export const uploadResolvers: Resolvers = {
  Upload,
  Mutation: {
    upload: (_root, { file, purpose }, context) => {
      const { uploads, received, frontend } = context;
      return uploads.takeIn(frontend, received.take(file), purpose);
    },
  },
  UploadedFile: {
    id: ({ row, token }) => (token === null ? String(row.id) : `${row.id}.${token}`),
    name: ({ row }) => row.name,
    size: ({ row }) => row.size,
    type: ({ row }) => row.type,
    width: ({ row }) => row.width,
    height: ({ row }) => row.height,
    url: ({ row }, _args, { uploads }) => uploads.addressOf({ uploadId: row.id, variant: '' }),
    variants: ({ row }, _args, { uploads }) =>
      row.variants.map(({ name, width, height }) => ({
        name,
        width,
        height,
        url: uploads.addressOf({ uploadId: row.id, variant: name }),
      })),
  },
};
