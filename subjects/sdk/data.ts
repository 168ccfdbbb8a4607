import type { DataOf } from '#model/data-kind.ts';
import { sdkModule, sdkPage } from './schema.ts';

/** The pages of the Python SDK reference, and the modules that they show. */
export const sdkKinds = {
  sdkPages: { folder: 'sdk/pages', schema: sdkPage },
  sdkModules: { folder: 'sdk', schema: sdkModule },
} as const;

export type SdkData = DataOf<typeof sdkKinds>;
