/**
 * Names the social card of a page; the build writes it there, the page's head points to it.
 *
 * @param pathname Path of the page, in either slash form.
 * @returns Site path of a 1200 × 630 JPEG.
 */
export function socialCardPath(pathname: string): string {
  const name = pathname.replace(/^\/|\/$/g, '').replaceAll('/', '--') || 'home';
  return `/social/${name}.jpg`;
}
