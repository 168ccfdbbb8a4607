#!/usr/bin/env node
// @ts-check
// The package's binary: the command "mcp", started from any folder.
process.argv.splice(2, 0, 'mcp');
await import('./launch.mjs');
