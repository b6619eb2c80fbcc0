import routes from '@generated/routes';
import {matchRoutes, type SiteRoute} from './route-config';

/** The routes that lead to an address, from the outermost to the page, as far as they are known yet. */
export const routesTo = (pathname: string) => matchRoutes(routes as SiteRoute[], pathname);
