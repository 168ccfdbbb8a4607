import type { Signature, SubjectKnowledge } from '#model/sample-knowledge.ts';
import type { SdkData } from './data.ts';
import type { SdkModule } from './schema.ts';

/** Signatures that calls in samples are checked against. */
export function sampleKnowledge({ sdkModules }: Pick<SdkData, 'sdkModules'>): SubjectKnowledge {
  return { pythonSignatures: new Map(sdkModules.flatMap(({ value }) => signaturesOf(value))) };
}

function signaturesOf({ module, classes, functions }: SdkModule): [string, Signature][] {
  const ofClasses = classes.flatMap(({ name, methods }) =>
    methods
      .filter(({ kind }) => kind === 'classmethod')
      .map((method) => ({ ...method, name: `${name}.${method.name}` })),
  );
  return [...classes, ...functions, ...ofClasses].map(({ name, parameters }) => [
    `${module}.${name}`,
    { parameters: parameters.map((each) => ({ name: each.name, isRequired: each.default === undefined })) },
  ]);
}
