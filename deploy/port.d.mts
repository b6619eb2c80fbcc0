/** Types of port.mjs, which is plain JavaScript. */
export const PREFERRED_PORT: number;
export function parsePort(wanted: string | undefined): number | undefined;
export function explainPort(port: number, error: NodeJS.ErrnoException): string;
export function checkPort(wanted: string | undefined): Promise<void>;
