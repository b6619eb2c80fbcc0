// Ejected: the native element needs neither script nor inline styles; prose.css dresses it.
import type {Props} from '@theme/MDXComponents/Details';

export default function MDXDetails(props: Props) {
  return <details {...props} />;
}
