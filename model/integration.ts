import { z } from 'zod';
import { type BrandIconName, brandIconNames } from './brand-icon-names.ts';
import {
  type CapabilityName,
  type CapabilityValue,
  type ConnectionType,
  capabilityNames,
  connectionTypes,
  type FeatureName,
  featureNames,
  type PlatformType,
  platformTypes,
  type SupportStatus,
  supportStatuses,
} from './integration-vocabulary.ts';

/** Icon of a brand; shared with connectors. */
export const brandIcon = z.enum(brandIconNames, {
  error: 'the slug of an icon in model/brand-icon-names.ts, or null for a monogram',
});

/** All of content/integrations.yaml: what the directory lists in addition to the connectors in content/connectors/. */
export const integrationsFile = z.array(
  z.strictObject({
    title: z.string().min(1).describe('Name of the product that is integrated.'),
    path: z
      .string()
      .regex(/^\/docs\/\S+$/, 'the address of a page, for example /docs/lineage/airflow')
      .describe('Page that explains the integration; the directory shows its description.'),
    icon: brandIcon.nullable().default(null).describe('Slug in simple-icons; null draws a monogram.'),
    platformTypes: z.array(z.enum(platformTypes)).min(1).describe('What kind of product it is.'),
    connection: z.enum(connectionTypes).describe('Who starts: the product pushes, or ingestion pulls.'),
    capabilities: z
      .array(z.enum(capabilityNames))
      .default([])
      .describe('What it ingests into DataHub, by the names that connectors use.'),
    features: z.array(z.enum(featureNames)).default([]).describe('What it can do beyond the basics.'),
    status: z
      .enum(supportStatuses)
      .default('unknown')
      .describe('How far it is supported; left out where there is no such statement.'),
  }),
);
export type IntegrationEntry = z.infer<typeof integrationsFile>[number];

/** A module of a connector, as directory and matrix show it. */
export interface IntegrationModule {
  /** Plugin name; unique over all connectors. */
  plugin: string;
  /** Name of the connector, with the plugin if the connector has several. */
  title: string;
  status: SupportStatus;
  /** Anchor of its capabilities on the page of the connector. */
  anchor: string;
  /** Prefix of the anchors of its options on that page. */
  optionPrefix: string;
  capabilities: Readonly<Record<CapabilityName, { value: CapabilityValue; options: readonly string[] }>>;
}

/** One entry of the directory at /integrations, from a connector or from content/integrations.yaml. */
export interface Integration {
  /** Last part of the address of its page. */
  id: string;
  title: string;
  path: string;
  icon: BrandIconName | null;
  platformTypes: readonly PlatformType[];
  connection: ConnectionType;
  /** The best value among its modules. An integration that isn't a connector lists only what it has. */
  capabilities: Readonly<Partial<Record<CapabilityName, CapabilityValue>>>;
  features: readonly FeatureName[];
  status: SupportStatus;
  /** The usual one first; none if it isn't a connector. */
  modules: readonly IntegrationModule[];
}
