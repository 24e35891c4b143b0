/** Next renders pages only: hosts, compression, caching and headers belong to server.ts. */
export default {
  distDir: process.env.NEXT_DIST_DIR || '.next',
  // Hosts that build the same sources themselves agree on the addresses of data.
  generateBuildId: () => process.env.SOURCES_DIGEST?.slice(0, 20) ?? null,
  poweredByHeader: false,
  compress: false,
  generateEtags: false,
  reactStrictMode: true,
  // Pictures are served as they are: no address of this server fetches or converts any for a visitor.
  images: { unoptimized: true },
  bundlePagesRouterDependencies: true,
  turbopack: {
    resolveAlias: {
      'markdown-to-jsx/react': './runtime/forms/rjsf-unused.ts',
      'fast-uri': './runtime/forms/rjsf-unused.ts',
    },
  },
  allowedDevOrigins: ['*.localhost'],
  // The server joins the styles of a page into one sheet (server/page-sheet.ts), so another file costs no request, only its name in the page.
  experimental: { cssChunking: { type: 'graph', requestCost: 12_000 } },
  typescript: { ignoreBuildErrors: true },
};
