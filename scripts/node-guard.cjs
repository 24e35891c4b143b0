// Plain CommonJS that any Node can read: npm brings Node 24 with `npm ci`, and a blocked install script would leave the old one.
const major = Number(process.versions.node.split('.')[0]);
if (major < 24) {
  console.error(
    `Nameplate needs Node 24 and runs on ${process.versions.node}: run "npm ci" again and allow the install script of the package "node".`,
  );
  process.exit(1);
}
