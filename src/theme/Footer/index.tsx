// Ejected: own layout – a strip of time, three columns, the switch with the third mode.
import isInternalUrl from '@docusaurus/isInternalUrl';
import Link from '@docusaurus/Link';
import {useThemeConfig} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {type ComponentType, memo, useEffect, useState} from 'react';
import {useColorMode} from '../../shell/color-mode';
import {ExternalIcon, MoonIcon, SunIcon, SystemIcon} from '../../ui/icons';
import styles from './styles.module.css';

interface LinkItem {
  label?: string;
  to?: string;
  href?: string;
  html?: string;
}

interface Column {
  title?: string | null;
  items: LinkItem[];
}

const choices = [
  {value: 'system', label: 'System', Icon: SystemIcon},
  {value: 'light', label: 'Light', Icon: SunIcon},
  {value: 'dark', label: 'Dark', Icon: MoonIcon},
] as const;

function ModeChoice() {
  const {choice, setColorMode} = useColorMode();
  return (
    <fieldset className={styles.modes} data-no-print>
      <legend className="visually-hidden">Color mode</legend>
      {choices.map(({value, label, Icon}) => (
        <label key={value} className={styles.mode} title={label}>
          <input
            type="radio"
            name="color-mode"
            className="visually-hidden"
            checked={choice === value}
            onChange={() => setColorMode(value === 'system' ? null : value)}
          />
          <Icon size={16} />
          <span className="visually-hidden">{label}</span>
        </label>
      ))}
    </fieldset>
  );
}

function FooterLink({item}: {item: LinkItem}) {
  const to = useBaseUrl(item.to);
  if (item.html) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: written in the site's own configuration.
    return <span dangerouslySetInnerHTML={{__html: item.html}} />;
  }
  return (
    <Link className={styles.link} {...(item.href ? {href: item.href} : {to})}>
      {item.label}
      {item.href && !isInternalUrl(item.href) && <ExternalIcon size={12} />}
    </Link>
  );
}

function FooterLogo() {
  const {footer} = useThemeConfig();
  const light = useBaseUrl(footer?.logo?.src ?? '');
  const dark = useBaseUrl(footer?.logo?.srcDark ?? footer?.logo?.src ?? '');
  const home = useBaseUrl(footer?.logo?.href ?? '/');
  if (!footer?.logo) return null;
  const size = {width: footer.logo.width, height: footer.logo.height, loading: 'lazy'} as const;
  return (
    <Link to={home} className={styles.logo}>
      <img src={light} alt="" className="only-light" {...size} />
      <img src={dark} alt="" className="only-dark" {...size} />
      {footer.logo.alt}
    </Link>
  );
}

/** Comes after the page: without scripts there is nothing that could save it. */
function OfflinePlace() {
  const [Button, setButton] = useState<ComponentType>();
  useEffect(() => {
    // Around the import: only then is nothing of it in a build that doesn't offer it.
    if (process.env.OFFLINE) {
      import('../../offline/OfflineButton').then(
        ({default: Loaded}) => setButton(() => Loaded),
        () => undefined,
      );
    }
  }, []);
  return Button && <Button />;
}

function Footer() {
  const {footer} = useThemeConfig();
  const {tagline} = useDocusaurusContext().siteConfig;
  if (!footer) return null;
  const columns = footer.links as Column[];
  return (
    <footer className={styles.footer} data-site-footer>
      <div className={styles.inner}>
        <div className={styles.about}>
          <FooterLogo />
          <p className={styles.tagline}>{tagline}</p>
          <ModeChoice />
          {process.env.OFFLINE && <OfflinePlace />}
        </div>
        {columns.map((column) => (
          <nav key={column.title} aria-label={column.title ?? undefined}>
            <p className={styles.title}>{column.title}</p>
            <ul>
              {column.items.map((item) => (
                <li key={item.label ?? item.html}>
                  <FooterLink item={item} />
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <p className={styles.copyright}>{footer.copyright}</p>
      </div>
    </footer>
  );
}

export default memo(Footer);
