// What a reader presses before the page is alive is held back, and done when it is, once.
import {isAlive} from './document.ts';

type Act = (element: HTMLElement) => void;

let held: [element: HTMLElement, act: Act][] = [];
let isLost = false;

const click: Act = (element) => element.click();

/** Does what was held back, if the page is alive; drops it if not. */
export function letGo(): void {
  for (const [element, act] of held.splice(0)) {
    element.removeAttribute('aria-busy');
    // React may have put it in another place, as a new element.
    const now = element.isConnected ? element : document.getElementById(element.id);
    if (isAlive() && now) act(now);
  }
}

/** From now on nothing is held back: the scripts that would do it don't come. */
export function giveUp(): void {
  isLost = true;
  letGo();
}

function hold(event: Event, element: HTMLElement, act: Act): void {
  if (isAlive() || isLost) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (held.some(([other]) => other === element)) return;
  element.setAttribute('aria-busy', 'true');
  held.push([element, act]);
}

const pressed = <E extends HTMLElement>(event: Event, selector: string): E | null =>
  event.target instanceof Element ? event.target.closest<E>(selector) : null;

function onClick(event: Event): void {
  const button = pressed<HTMLButtonElement>(event, 'button,[type=checkbox],[type=radio]');
  // A form with an address is sent by the browser itself.
  if (button && !(button.type === 'submit' && button.form?.hasAttribute('action'))) {
    hold(event, button, click);
  }
}

function onPointerUp(event: Event): void {
  const button = pressed(event, 'button:disabled');
  if (button) hold(event, button, click);
}

function onSubmit(event: Event): void {
  const form = event.target as HTMLFormElement;
  if (!form.hasAttribute('action')) hold(event, form, () => form.requestSubmit());
}

/** Tells React what was typed or chosen: it takes over what stands in a field at its start without a word. */
function tell(field: HTMLInputElement, text: string): void {
  if (field.type !== 'file') {
    field.value = '';
    // Past React's own setter, which would take the text for known.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  }
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, {bubbles: true}));
}

function onInput(event: Event): void {
  const field = event.target as HTMLInputElement;
  const {type, value} = field;
  if (isAlive() || type === 'checkbox' || type === 'radio') return;
  held = held.filter(([other]) => other !== field);
  held.push([field, () => tell(field, value)]);
}

function onKey(event: KeyboardEvent): void {
  const {key, ctrlKey, metaKey, altKey} = event;
  const opens =
    key === '/'
      ? !ctrlKey && !metaKey && !altKey && !pressed(event, 'input,textarea,select')
      : /^k$/i.test(key) && (ctrlKey || metaKey);
  if (opens) {
    hold(event, document.body, (body) => body.dispatchEvent(new KeyboardEvent('keydown', event)));
  }
}

/** Begins to hold back what is pressed. */
export function holdBack(): void {
  addEventListener('click', onClick, true);
  addEventListener('pointerup', onPointerUp, true);
  addEventListener('submit', onSubmit, true);
  addEventListener('input', onInput, true);
  addEventListener('keydown', onKey, true);
}
