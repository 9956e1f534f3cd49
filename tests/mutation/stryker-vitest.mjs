import { declareFactoryPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import { strykerPlugins } from '@stryker-mutator/vitest-runner';

// Stryker 9 picks the tests of a mutant by a pattern that joins the names of groups and test by spaces. Vitest 5 joins
// them by ' > ', so every test in a `describe` would be passed over and its mutants would survive. Until Stryker knows
// Vitest 5, each space of its pattern stands for both.

const [{ factory }] = strykerPlugins;

const createRunner = (injector) => {
  const runner = factory(injector);
  const init = runner.init.bind(runner);
  runner.init = async () => {
    await init();
    const start = runner.ctx.start.bind(runner.ctx);
    runner.ctx.start = (files) => {
      for (const { config } of runner.ctx.projects)
        if (config.testNamePattern) config.testNamePattern = forBoth(config.testNamePattern);
      return start(files);
    };
  };
  return runner;
};
createRunner.inject = factory.inject;

const forBoth = ({ source }) => new RegExp(source.replaceAll(' ', '(?: > | )'));

export const strykerPluginsForVitest5 = [declareFactoryPlugin(PluginKind.TestRunner, 'vitest-5', createRunner)];
export { strykerPluginsForVitest5 as strykerPlugins };
