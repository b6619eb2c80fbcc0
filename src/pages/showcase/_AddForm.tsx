import {type ComponentProps, type FormEvent, useRef, useState} from 'react';
import {identity} from '../../../config/identity';
import {Button} from '../../ui/Button';
import page from '../_shared/page.module.css';
import {checkEntry, type Entry, type EntryErrors, issueUrl} from './_issue';
import styles from './add.module.css';

const order = ['title', 'url', 'source', 'text', 'mine'] as const;

interface FieldProps extends ComponentProps<'input'> {
  name: string;
  label: string;
  error: string | undefined;
  long?: boolean;
}

function Field({name, label, error, long, ...input}: FieldProps) {
  const shared = {
    id: name,
    name,
    className: page.input,
    'aria-invalid': error !== undefined,
    'aria-describedby': error === undefined ? undefined : `${name}-error`,
  };
  return (
    <div className={page.field}>
      <label htmlFor={name}>{label}</label>
      {long ? <textarea {...shared} rows={5} /> : <input {...shared} {...input} />}
      {error && (
        <p id={`${name}-error`} className={page.error}>
          {error}
        </p>
      )}
    </div>
  );
}

function readEntry(form: HTMLFormElement): Entry {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? '');
  return {
    title: text('title'),
    url: text('url'),
    source: text('source'),
    text: text('text'),
    mine: data.get('mine') === 'on',
  };
}

/** The form; after a first try it checks on every change. */
export function AddForm() {
  const form = useRef<HTMLFormElement>(null);
  const [tried, setTried] = useState(false);
  const [errors, setErrors] = useState<EntryErrors>({});
  const [address, setAddress] = useState<string | null>(null);

  const change = () => {
    setAddress(null);
    if (tried && form.current) setErrors(checkEntry(readEntry(form.current)));
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entry = readEntry(event.currentTarget);
    const found = checkEntry(entry);
    setTried(true);
    setErrors(found);
    const first = order.find((name) => found[name]);
    if (first) {
      document.getElementById(first)?.focus();
      return;
    }
    setAddress(issueUrl(entry, identity.repository));
  };

  const count = Object.keys(errors).length;
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit} onChange={change}>
      <Field name="title" label="Title" error={errors.title} autoComplete="off" />
      <Field name="url" label="Address of the video" type="url" error={errors.url} />
      <Field
        name="source"
        label="Address of the source (if public)"
        type="url"
        error={errors.source}
      />
      <Field name="text" label="What it shows and how it was made" long error={errors.text} />
      <div>
        <label className={styles.mine}>
          <input
            id="mine"
            type="checkbox"
            name="mine"
            aria-invalid={errors.mine !== undefined}
            aria-describedby={errors.mine ? 'mine-error' : undefined}
          />
          I made this, or its makers agreed.
        </label>
        {errors.mine && (
          <p id="mine-error" className={page.error}>
            {errors.mine}
          </p>
        )}
      </div>
      <p>
        <Button type="submit" size="l">
          Write the issue
        </Button>
      </p>
      <p role="status" className={styles.status}>
        {count > 0 && `${count} ${count === 1 ? 'field needs' : 'fields need'} a change.`}
        {address && (
          <>
            The issue is ready. <a href={address}>Open it on GitHub</a>
          </>
        )}
      </p>
    </form>
  );
}
