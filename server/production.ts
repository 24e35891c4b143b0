/** Import this first: libraries read NODE_ENV when they are loaded, and without it graphql validates every value twice. */
if (!process.env.NODE_ENV) {
  Object.assign(process.env, { NODE_ENV: process.argv.includes('--dev') ? 'development' : 'production' });
}
