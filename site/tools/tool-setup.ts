import type { Site } from '#site/context.ts';

/** The setup that every tool gets at build time. */
export interface ToolSetup {
  /** Public address of the folder with the facts of tools. */
  facts: string;
  failure: { text: string; retry: string };
  copy: string;
}

/** Every tool's setup, in the language of the page. */
export function toolSetup({ config, strings }: Site): ToolSetup {
  return {
    facts: `${config.baseUrl}latest/tools/`,
    failure: { text: strings.loadFailed, retry: strings.retry },
    copy: strings.copyCode,
  };
}
