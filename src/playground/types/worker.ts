/**
 * The worker that knows types: a file of its own (`plugins/playground/types.ts`), which the page
 * starts after the first picture. What a reader writes is only read here, never run.
 */
/// <reference lib="webworker" />
import ts from 'typescript';
import {fetchText} from '../../outside/fetch-json';
import type {formatCode} from './format';
import {
  type Answer,
  declarationsSchema,
  type Question,
  questionSchema,
  type Setup,
  setupSchema,
  symbolsSchema,
} from './messages';
import {TypeService} from './service';

declare const self: DedicatedWorkerGlobalScope & {formatCode?: typeof formatCode};

async function createService({declarations, symbols}: Setup): Promise<TypeService> {
  const files = await Promise.all([fetchText(declarations), fetchText(symbols)]);
  const [texts, names] = files.map((text): unknown => JSON.parse(text));
  return new TypeService(ts, declarationsSchema.parse(texts), symbolsSchema.parse(names));
}

let setup: Setup | undefined;
let service: Promise<TypeService> | undefined;

async function answer(question: Question): Promise<Answer<Question['kind']>> {
  if (!service) throw new Error('asked before it was set up');
  const types = await service;
  if (question.kind === 'files') {
    types.setFiles(question.files);
    return null;
  }
  if (question.kind === 'check') return types.check();
  const {path} = question;
  if (question.kind === 'format') return format(path, types.textOf(path));
  const {position} = question;
  if (question.kind === 'complete') return types.complete(path, position);
  if (question.kind === 'hover') return types.hover(path, position);
  if (question.kind === 'rename') return types.rename(path, position, question.name);
  return types.detail(path, position, question.name, question.source);
}

function format(path: string, text: string): Promise<string> {
  if (!self.formatCode && setup) self.importScripts(setup.format);
  if (!self.formatCode) throw new Error('The formatter could not be loaded.');
  return self.formatCode(path, text);
}

self.onmessage = async ({data}: MessageEvent<{id: number; question: unknown; setup?: unknown}>) => {
  const {id} = data;
  try {
    if (data.setup !== undefined) {
      setup = setupSchema.parse(data.setup);
      service = createService(setup);
      await service;
      self.postMessage({id, answer: null});
    } else self.postMessage({id, answer: await answer(questionSchema.parse(data.question))});
  } catch (error) {
    self.postMessage({id, answer: null, error: error instanceof Error ? error.message : 'failed'});
  }
};
