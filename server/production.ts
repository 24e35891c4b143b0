/** Import first: libraries look at NODE_ENV when they are loaded, and graphql checks every value twice without it. */
if (!process.env.NODE_ENV) {
  Object.assign(process.env, { NODE_ENV: process.argv.includes('--dev') ? 'development' : 'production' });
}
