// Plain JavaScript, so that every Node can read it. Types: none needed, it is called by .mjs files only.

/** Ends the process with what to do when this Node cannot run TypeScript. */
export const requireCurrentNode = (command) => {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 18)) return;
  console.error(
    `This project runs on Node 24 (22.18 is the least that works); this is ${process.version}.\n` +
      `npm ci normally installs Node 24 inside the project, and ${command} uses it. If npm could not do so on this\n` +
      `machine, install Node 24 from https://nodejs.org and run ${command} again.`,
  );
  process.exit(1);
};
