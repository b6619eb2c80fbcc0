import {useCallback, useEffect, useState} from 'react';

/** What a reader looks for; null means everything. */
interface Filters {
  q: string;
  category: string | null;
  format: string | null;
}

/** Holds the filters, and keeps them in the address so that a choice can be shared and comes back. */
export function useFilters() {
  const [filters, setState] = useState<Filters>({q: '', category: null, format: null});
  useEffect(() => {
    const given = new URLSearchParams(window.location.search);
    setState({
      q: (given.get('q') ?? '').slice(0, 80),
      category: given.get('category'),
      format: given.get('format'),
    });
  }, []);
  const setFilters = useCallback((next: Filters) => {
    setState(next);
    const url = new URL(window.location.href);
    for (const [name, value] of Object.entries(next)) {
      if (value) url.searchParams.set(name, value);
      else url.searchParams.delete(name);
    }
    window.history.replaceState(window.history.state, '', url);
  }, []);
  return [filters, setFilters] as const;
}
