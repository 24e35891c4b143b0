/** Next renders pages only: hosts, compression, caching and headers belong to server.ts. */
export default {
  distDir: process.env.NEXT_DIST_DIR || '.next',
  poweredByHeader: false,
  compress: false,
  generateEtags: false,
  reactStrictMode: true,
  bundlePagesRouterDependencies: true,
  allowedDevOrigins: ['*.localhost'],
  typescript: { ignoreBuildErrors: true },
};
