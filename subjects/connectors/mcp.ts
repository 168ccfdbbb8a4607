import { connectorRequirements } from '#services/mcp/tools/connector-requirements.ts';
import { describeOption } from '#services/mcp/tools/describe-option.ts';
import { findConnectors } from '#services/mcp/tools/find-connectors.ts';

export const docsTools = [connectorRequirements, findConnectors, describeOption];
