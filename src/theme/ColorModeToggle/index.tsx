// Ejected: both icons are in the markup, CSS shows the one of the mode; the label names the mode once it is known.
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {Props} from '@theme/ColorModeToggle';
import clsx from 'clsx';
import {MoonIcon, SunIcon} from '../../ui/icons';
import styles from './styles.module.css';

export default function ColorModeToggle({className, value, onChange}: Props) {
  const isBrowser = useIsBrowser();
  const label = isBrowser
    ? `Switch between dark and light mode (currently ${value} mode)`
    : 'Switch between dark and light mode';
  return (
    <button
      type="button"
      className={clsx(styles.toggle, className)}
      disabled={!isBrowser}
      aria-label={label}
      title={label}
      onClick={() => onChange(value === 'dark' ? 'light' : 'dark')}
    >
      <SunIcon className="only-light" />
      <MoonIcon className="only-dark" />
    </button>
  );
}
