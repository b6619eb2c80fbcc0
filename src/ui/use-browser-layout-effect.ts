import {useEffect, useLayoutEffect} from 'react';

/** `useLayoutEffect`, which does nothing while pages are rendered on the server; React warns of it there. */
export const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;
