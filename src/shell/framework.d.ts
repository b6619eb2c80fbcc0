// Modules of the framework without published types, as far as this site uses them.
declare module '@docusaurus/core/lib/client/ClientLifecyclesDispatcher' {
  import type {ReactNode} from 'react';

  interface Place {
    pathname: string;
    search: string;
    hash: string;
  }
  export function dispatchLifecycleAction(
    action: 'onRouteUpdate' | 'onRouteDidUpdate',
    update: {previousLocation: Place | null; location: Place},
  ): () => void;
  export default function ClientLifecyclesDispatcher(props: {
    previousLocation: Place | null;
    location: Place;
    children: ReactNode;
  }): ReactNode;
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
