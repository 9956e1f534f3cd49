// Plain JavaScript, so that every Node can read it. Types: none needed, it is called by .mjs files and package.json only.

/** Ends the process with what to do when this is not the Node that the project is written for. */
export const requireCurrentNode = (command) => {
  if (Number.parseInt(process.versions.node, 10) >= 24) return;
  console.error(
    `This project runs on Node 24; this is ${process.version}.\n` +
      `npm ci normally installs Node 24 inside the project, and ${command} uses it. Run npm ci again, without\n` +
      `--omit=optional. If npm cannot install it on this machine, install Node 24 from https://nodejs.org.`,
  );
  process.exit(1);
};
