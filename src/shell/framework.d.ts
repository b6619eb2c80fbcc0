// Modules of the framework without published types, as far as this site uses them.
declare module '@docusaurus/core/lib/client/preload' {
  export default function preload(pathname: string): Promise<unknown>;
}
declare module '@docusaurus/core/lib/client/flat' {
  export default function flat(target: unknown): Record<string, string>;
}
declare module '*.woff2' {
  const url: string;
  export default url;
}
declare module '@docusaurus/core/lib/client/routeContext' {
  import type {PluginRouteContext} from '@docusaurus/types';
  import type {ReactNode} from 'react';
  export function RouteContextProvider(props: {
    children: ReactNode;
    value: PluginRouteContext;
  }): ReactNode;
}
