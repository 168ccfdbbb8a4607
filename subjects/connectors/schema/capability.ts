import { z } from 'zod';
import { type CapabilityName, capabilityNames, capabilityValues } from '#model/integration-vocabulary.ts';

const upstreamFile = z.string().regex(/^[\w-]+(\/[\w.-]+)+$/, 'a path in the upstream repository');

/** Why a capability has its value: the module declares it with `@capability`, or its code contains or lacks a certain text. */
export const capabilityBasis = z.union([
  z.strictObject({ declared: upstreamFile.describe('File whose `@capability` decorator states the value.') }),
  z.strictObject({
    code: upstreamFile.describe('File that decides.'),
    has: z.string().min(2).describe('Text in the file that shows the value, such as the name of a function.'),
  }),
  z.strictObject({
    code: upstreamFile.describe('File that decides.'),
    lacks: z.string().min(2).describe('Text that the file would contain if the module had the capability.'),
  }),
]);
export type CapabilityBasis = z.infer<typeof capabilityBasis>;

const capability = z
  .strictObject({
    value: z.enum(capabilityValues).describe('Whether the module has the capability.'),
    options: z
      .array(z.string().min(1))
      .default([])
      .describe('Paths of the options that turn it on if it is opt-in, or off if it is supported.'),
    note: z.string().min(10).optional().describe('What limits it, what it costs, or why it does not apply.'),
    basis: capabilityBasis.describe('Where the value comes from.'),
  })
  .superRefine(({ value, options, note }, context) => {
    const report = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
    if (value === 'opt-in' && options.length === 0) report('options', 'the options that turn the capability on');
    if (value.startsWith('not-') && options.length > 0) report('options', 'empty, because the module lacks it');
    if (value === 'not-applicable' && note === undefined) report('note', 'the reason why it does not apply');
  });

const shape = Object.fromEntries(capabilityNames.map((name) => [name, capability.describe(`${name}.`)]));

/** A value for every capability; a module without a full set is rejected. */
export const capabilities = z.strictObject(shape as Record<CapabilityName, typeof capability>);
export type Capabilities = z.infer<typeof capabilities>;
export type Capability = z.infer<typeof capability>;
