/** Key of `sessionStorage` for how far the sidebar was scrolled. */
export const SIDEBAR_KEY = 'sidebar-scroll';

/** What of the sidebar lies behind its filter and a group's name, and at its end, in pixels: a row there isn't in view. */
export const SIDEBAR_EDGES: [number, number] = [96, 24];
