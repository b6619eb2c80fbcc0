// Ejected: the framework's compiles a pattern for each page of the docs when one leaves the first one, and tries them
// one after the other; that was a sixth of the time until the next page was there.
import {DocsSidebarProvider, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import {HtmlClassNameProvider, ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocRoot';
import DocRootLayout from '@theme/DocRoot/Layout';
import NotFoundContent from '@theme/NotFound/Content';
import {findRoute, renderRoutes, type SiteRoute} from '../../shell/framework/route-config';

export default function DocRoot({route}: Props) {
  const {pathname} = useLocation();
  const {docsSidebars} = useDocsVersion();
  const routes = (route.routes ?? []) as SiteRoute[];
  const page = findRoute(routes, pathname)?.route;
  if (!page) return <NotFoundContent />;
  const name = typeof page.sidebar === 'string' ? page.sidebar : undefined;
  return (
    <HtmlClassNameProvider className={ThemeClassNames.page.docsDocPage}>
      <DocsSidebarProvider name={name} items={name === undefined ? undefined : docsSidebars[name]}>
        <DocRootLayout>{renderRoutes(routes)}</DocRootLayout>
      </DocsSidebarProvider>
    </HtmlClassNameProvider>
  );
}
