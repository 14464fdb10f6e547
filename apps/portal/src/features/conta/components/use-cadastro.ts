/** What the account wizard knows: its answers in this tab, whether the phone is verified, when a code may be resent. */

import { ErroDeApi, isErro } from '@credito/api/cliente';
import type { Usuario } from '@credito/api/sessao.rotas';
import type {
  CanalDeCodigo,
  ContextoDoCadastro,
  IdDoPassoDoCadastro,
  PassoDoCadastro,
} from '@credito/domain/conta/cadastro.plano';
import { naAba } from '@credito/ui/aparelho/gaveta';
import { agoraMs } from '@credito/ui/aparelho/relogio';
import { useCallback, useRef, useState } from 'react';
import { CONVITE_NA_ABA } from '../../../sessao/guarda-da-aba.ts';
import { PassoMantido } from '../../../wizard/tela-do-passo.ts';
import type { Respostas } from '../../../wizard/valores.ts';
import { autenticar } from '../autenticar.ts';
import {
  assumir,
  cadastrar,
  consultarConvite,
  consultarCpf,
  consultarEmail,
  enviarCodigo,
  perguntarTelefoneVerificado,
  validarCodigo,
} from '../conta.queries.ts';

const CHAVE = 'cadastro';
/** Never written anywhere: they live in the memory of the step. */
const SO_NA_MEMORIA = new Set(['senha', 'confirmacao', 'codigo']);

interface Guardado {
  respostas: Respostas;
  telefoneVerificado: string | null;
  contaCriada: boolean;
  /** The phone that the last code went to, and when another one may be asked for. */
  codigoPara: string | null;
  reenviarEm: number;
  /** Whether there is an account was not said yet: it is asked again once the phone is confirmed. */
  perguntarDepois: boolean;
  /** Repeating the creation after a lost answer has no second effect. */
  chave: string;
}

const novo = (): Guardado => ({
  respostas: {},
  telefoneVerificado: null,
  contaCriada: false,
  codigoPara: null,
  reenviarEm: 0,
  perguntarDepois: false,
  chave: crypto.randomUUID(),
});

/** In the tab only, so that a refresh resumes and a closed tab forgets. */
function ler(): Guardado {
  try {
    const texto = naAba.ler(CHAVE);
    return texto ? { ...novo(), ...(JSON.parse(texto) as Partial<Guardado>) } : novo();
  } catch {
    return novo();
  }
}

function guardar(estado: Guardado): void {
  const respostas = Object.fromEntries(
    Object.entries(estado.respostas).filter(([nome]) => !SO_NA_MEMORIA.has(nome)),
  );
  naAba.guardar(CHAVE, JSON.stringify({ ...estado, respostas }));
}

/** Until its success has been read. */
export const contaCriadaNestaAba = (): boolean => ler().contaCriada;

/** A social login that found no account: what the provider told is filled in, and may be changed. */
export function comecarCadastroCom({ nome, email }: { nome: string | null; email: string | null }): void {
  guardar({ ...novo(), respostas: { ...(nome ? { nome } : {}), ...(email ? { email } : {}) } });
}

export type AvisoDoCadastro = 'conta-existente' | 'email-cadastrado' | null;

export function useCadastro() {
  const [estado, setEstado] = useState(ler);
  const [aviso, setAviso] = useState<AvisoDoCadastro>(null);
  const guardado = useRef(estado);
  const quemEntrou = useRef<Usuario | null>(null);

  function mudar(mudanca: Partial<Guardado>): Guardado {
    guardado.current = { ...guardado.current, ...mudanca };
    guardar(guardado.current);
    return guardado.current;
  }

  /** What is saved by now, and the session of whoever was registered: for the caller to draw in one go with a move. */
  const mostrarGuardado = useCallback(() => {
    if (quemEntrou.current) assumir(quemEntrou.current);
    quemEntrou.current = null;
    setEstado(guardado.current);
  }, []);

  function interromper(motivo: Exclude<AvisoDoCadastro, null>): never {
    setAviso(motivo);
    throw new PassoMantido();
  }

  /** Turns the two refusals that have a dialog of their own into it. */
  async function semContaExistente<T>(chamada: Promise<T>): Promise<T> {
    try {
      return await chamada;
    } catch (erro) {
      if (isErro(erro, 'conta-existente')) return interromper('conta-existente');
      if (erro instanceof ErroDeApi && erro.status === 409) return interromper('email-cadastrado');
      throw erro;
    }
  }

  async function perguntarSeExiste(chamada: ReturnType<typeof consultarCpf>): Promise<void> {
    const { disponivel } = await semContaExistente(chamada);
    if (disponivel === null) mudar({ perguntarDepois: true });
  }

  /** What the student typed of this person in the invitation; without it everything is asked. */
  async function preencherDoConvite(cpf: string): Promise<void> {
    const codigo = naAba.ler(CONVITE_NA_ABA);
    if (codigo === null) return;
    const dados = await consultarConvite(codigo, cpf).catch(() => null);
    if (dados) mudar({ respostas: { ...dados, ...guardado.current.respostas } });
  }

  async function mandarCodigo(respostas: Respostas): Promise<Partial<Guardado>> {
    const telefone = String(respostas.telefone);
    try {
      const segundos = await enviarCodigo({
        cpf: String(respostas.cpf),
        nome: String(respostas.nome),
        telefone,
        canal: respostas.canal === 'whatsapp' ? 'whatsapp' : 'sms',
      });
      return { codigoPara: telefone, reenviarEm: agoraMs() + segundos * 1000 };
    } catch (erro) {
      if (!(erro instanceof ErroDeApi)) throw erro;
      // A code is on its way already: the person goes on and waits for it.
      const espera = erro.status === 429 ? erro.esperarSegundos : null;
      if (estado.codigoPara === telefone && espera !== null && espera <= 60)
        return { reenviarEm: agoraMs() + espera * 1000 };
      // No answer came, but the code may have: the next attempt finds it on its way.
      if (erro.status === 0) {
        mudar({ respostas, codigoPara: telefone });
        mostrarGuardado();
      }
      throw erro;
    }
  }

  async function efeitoDoPasso(id: IdDoPassoDoCadastro, respostas: Respostas): Promise<Partial<Guardado>> {
    const { cpf, email, telefone } = respostas;
    switch (id) {
      case 'cpf':
        await perguntarSeExiste(consultarCpf(String(cpf)));
        await preencherDoConvite(String(cpf));
        // A verified phone is verified for one CPF.
        return cpf === guardado.current.respostas.cpf ? {} : { telefoneVerificado: null };
      case 'email':
        await perguntarSeExiste(consultarEmail(String(email)));
        return {};
      case 'telefone': {
        const verificado = await perguntarTelefoneVerificado(String(cpf), String(telefone));
        return { telefoneVerificado: verificado ? String(telefone) : null };
      }
      case 'canal':
        return mandarCodigo(respostas);
      case 'codigo':
        await conferirCodigo(respostas);
        if (guardado.current.perguntarDepois) {
          mudar({ perguntarDepois: false, telefoneVerificado: String(telefone) });
          await semContaExistente(consultarCpf(String(cpf)));
          await semContaExistente(consultarEmail(String(email)));
        }
        return { telefoneVerificado: String(telefone) };
      case 'senha':
        await criarConta(respostas);
        return { ...novo(), contaCriada: true };
      default:
        return {};
    }
  }

  async function conferirCodigo({ cpf, telefone, codigo }: Respostas): Promise<void> {
    try {
      await validarCodigo(String(telefone), String(codigo));
    } catch (erro) {
      // Used up by an attempt whose answer was lost on the way.
      const usado = erro instanceof ErroDeApi && erro.status === 410;
      if (usado && (await perguntarTelefoneVerificado(String(cpf), String(telefone)))) return;
      paraOCampoDoCodigo(erro);
    }
  }

  async function criarConta(respostas: Respostas): Promise<void> {
    const { cpf, senha } = respostas;
    await semContaExistente(
      cadastrar(
        {
          cpf: String(cpf),
          nome: String(respostas.nome),
          nomeUnico: respostas.nomeUnico === true,
          email: String(respostas.email),
          telefone: String(respostas.telefone),
          canal: respostas.canal === 'whatsapp' ? 'whatsapp' : 'sms',
          password: String(senha),
          confPassword: String(respostas.confirmacao),
        },
        estado.chave,
      ),
    );
    quemEntrou.current = await autenticar({ cpf: String(cpf), password: String(senha) });
  }

  return {
    contexto: contextoDe(estado),
    aviso,
    fecharAviso: () => setAviso(null),
    reenviarEm: estado.reenviarEm,
    async reenviarCodigo(canal: CanalDeCodigo): Promise<void> {
      const respostas = { ...guardado.current.respostas, canal };
      mudar({ respostas, ...(await mandarCodigo(respostas)) });
      mostrarGuardado();
    },
    mostrarGuardado,
    /** Drawn by `mostrarGuardado`: together with the move to the next step, or alone for who left meanwhile. */
    async salvar(passo: PassoDoCadastro, novas: Respostas): Promise<ContextoDoCadastro> {
      const comNovas = () => ({ ...guardado.current.respostas, ...novas });
      const efeito = await efeitoDoPasso(passo.id, comNovas());
      // Another step may have been answered during the wait.
      const salvo = contextoDe(mudar({ respostas: comNovas(), ...efeito }));
      setTimeout(mostrarGuardado);
      return salvo;
    },
    encerrar: () => naAba.apagar(CHAVE),
  };
}

function contextoDe({ respostas, telefoneVerificado, contaCriada }: Guardado): ContextoDoCadastro {
  return { respostas, documentos: [], telefoneVerificado, contaCriada };
}

/** The server names the field as the call does; the step knows it as `codigo`. */
function paraOCampoDoCodigo(erro: unknown): never {
  if (!(erro instanceof ErroDeApi) || ![410, 422, 429].includes(erro.status)) throw erro;
  const problema = {
    type: erro.problema?.type ?? 'about:blank',
    title: '',
    status: erro.status,
    message: erro.message,
    errors: [erro.message],
    campos: [{ campo: 'codigo', mensagem: erro.message }],
  };
  throw new ErroDeApi(erro.status, erro.message, problema, erro.esperarSegundos);
}
