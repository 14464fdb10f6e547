#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { executar } from './linha-de-comando.ts';

process.exitCode = executar(process.argv.slice(2), {
  ler(caminho) {
    try {
      return readFileSync(caminho);
    } catch {
      throw new Error(`Não foi possível ler ${caminho}.`);
    }
  },
  escrever: (texto) => process.stdout.write(texto),
  reclamar: (texto) => process.stderr.write(texto),
});
