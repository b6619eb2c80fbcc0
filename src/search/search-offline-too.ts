import type {SearchClient} from './client-types';

/**
 * The hosted search where it answers, else the index that lies in the copy.
 *
 * @param embedded Makes the client of that index, when it is needed.
 */
export function searchOfflineToo(
  hosted: SearchClient,
  embedded: () => Promise<SearchClient>,
): SearchClient {
  let own: Promise<SearchClient> | undefined;
  const ownClient = () => {
    own ??= embedded();
    own.catch(() => {
      own = undefined;
    });
    return own;
  };
  const searchOwn: SearchClient['search'] = async (...request) => ({
    ...(await (await ownClient()).search(...request)),
    isLocal: true,
  });
  const search: SearchClient['search'] = async (...request) => {
    if (!navigator.onLine) return searchOwn(...request);
    try {
      return await hosted.search(...request);
    } catch {
      // `onLine` is true on every network that leads nowhere.
      return searchOwn(...request);
    }
  };
  return {...hosted, search};
}
