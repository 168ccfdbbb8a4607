import { z } from 'zod';

const dotted = z.string().regex(/^[A-Za-z_]\w*(\.\w+)*$/, 'the dotted name of a module');

/** content/python-modules.yaml: what Python samples may import. */
export const pythonModules = z.strictObject({
  modules: z
    .array(
      z.strictObject({
        name: dotted.describe('Module of DataHub’s packages, for example datahub.emitter.mcp.'),
        names: z.array(z.string().min(1)).describe('Names that samples take from it, each checked in its source.'),
      }),
    )
    .min(1)
    .describe('Modules of acryl-datahub, acryl-datahub-airflow-plugin, and acryl-datahub-actions.'),
  outside: z
    .array(dotted)
    .describe('Modules of the standard library and of other packages, by the first part of their names.'),
});
export type PythonModules = z.infer<typeof pythonModules>;
