import { digitosDoCep, isCep, UFS } from '@credito/domain/endereco/endereco';
import type { ContextoDaPessoa } from '@credito/domain/solicitacao/pessoa-contexto';
import { Aviso } from '@credito/ui/aviso/aviso';
import { PaginaDePergunta } from '@credito/ui/pagina-de-pergunta/pagina-de-pergunta';
import { SeletorDeTelaCheia } from '@credito/ui/seletor-de-tela-cheia/seletor-de-tela-cheia';
import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { api } from '../sessao/api.ts';
import { CampoDoPasso } from '../wizard/campo-do-passo.tsx';
import { DialogoDeErro } from '../wizard/dialogo-de-erro.tsx';
import type { TelaDoPassoProps } from '../wizard/tela-do-passo.ts';
import { useFormularioDoPasso } from '../wizard/use-formulario-do-passo.ts';
import estilos from './pessoa.module.css';

const BUSCA_DOS_CORREIOS = 'https://buscacepinter.correios.com.br/app/endereco/index.php';
const ESTADOS = Object.entries(UFS).map(([id, titulo]) => ({ id, titulo, busca: id }));
const LIMITE_DA_BUSCA_MS = 11_000;

/** Nothing, while asked; then found, or to be typed by hand. The lookup never stands in the way (case CEP-01). */
type Busca = 'nada' | 'buscando' | 'achou' | 'digitar';

export function PassoDeEndereco({
  passo,
  contexto,
  etapa,
  progresso,
  direcao,
  dono,
  wizard,
  enviar,
  voltar,
  textoDaAcao,
}: TelaDoPassoProps<ContextoDaPessoa>) {
  const { form, aoEnviar, enviando, falha, aoFecharFalha } = useFormularioDoPasso({
    passo,
    contexto,
    dono,
    wizard,
    enviar,
  });
  const cep = digitosDoCep(String(useWatch({ control: form.control, name: 'cep' }) ?? ''));
  const uf = String(useWatch({ control: form.control, name: 'uf' }) ?? '');
  const [busca, setBusca] = useState<Busca>('nada');
  const buscado = useRef(cep);

  useEffect(() => {
    if (!isCep(cep) || cep === buscado.current) return;
    buscado.current = cep;
    const corte = new AbortController();
    setBusca('buscando');
    buscar(cep, corte.signal).then((endereco) => {
      if (corte.signal.aborted) return;
      if (!endereco.localidade) return setBusca('digitar');
      // An empty answer of a town with one code never erases a typed street (case CEP-02).
      const achados = {
        endereco: endereco.logradouro,
        bairro: endereco.bairro,
        cidade: endereco.localidade,
        uf: endereco.uf,
      };
      for (const [nome, valor] of Object.entries(achados))
        if (valor) form.setValue(nome, valor, { shouldDirty: true });
      for (const nome of ['numero', 'complemento']) form.setValue(nome, '', { shouldDirty: true });
      form.clearErrors();
      setBusca('achou');
      requestAnimationFrame(() => form.setFocus(endereco.logradouro ? 'numero' : 'endereco'));
    });
    return () => corte.abort();
  }, [cep, form]);

  const campos = new Map(passo.campos.map((campo) => [campo.nome, campo]));
  const fechado = !isCep(cep) || busca === 'buscando';
  const campo = (nome: string, desabilitado = fechado) => {
    const achado = campos.get(nome);
    return achado ? <CampoDoPasso key={nome} campo={achado} form={form} desabilitado={desabilitado} /> : null;
  };

  return (
    <>
      <PaginaDePergunta
        etapa={etapa}
        progresso={progresso}
        titulo={passo.titulo}
        dica="Comece pelo CEP: preenchemos o que der."
        direcao={direcao}
        acao={{ texto: textoDaAcao, carregando: enviando, desabilitada: busca === 'buscando' }}
        aoEnviar={aoEnviar}
        aoVoltar={voltar}
      >
        {campo('cep', false)}
        <p className={estilos.linkDeAjuda}>
          <a href={BUSCA_DOS_CORREIOS} target="_blank" rel="noreferrer">
            Não sei o meu CEP (abre o site dos Correios)
          </a>
        </p>
        {busca === 'buscando' ? (
          <p role="status" className={estilos.recado}>
            Buscando o endereço…
          </p>
        ) : null}
        {busca === 'digitar' ? (
          <Aviso tom="informacao" aoVivo>
            Não encontramos o endereço desse CEP. Confira o número ou digite o endereço abaixo.
          </Aviso>
        ) : null}
        {campo('endereco')}
        <div className={estilos.par}>
          {campo('numero')}
          {campo('complemento')}
        </div>
        {campo('bairro')}
        {campo('cidade')}
        <SeletorDeTelaCheia
          rotulo="Estado"
          titulo="Escolha o estado"
          rotuloDaBusca="Buscar estado"
          itens={ESTADOS}
          value={uf || null}
          aoMudar={(id) => {
            form.setValue('uf', id, { shouldDirty: true });
            form.clearErrors('uf');
          }}
          erro={form.formState.errors.uf?.message as string | undefined}
          disabled={fechado}
        />
      </PaginaDePergunta>
      <DialogoDeErro mensagem={falha} aoFechar={aoFecharFalha} />
    </>
  );
}

/** Any failure reads as "not found": the person types. */
function buscar(cep: string, sinal: AbortSignal) {
  return api('GET /endereco/{cep}/json', { params: { cep } }, { sinal, limiteMs: LIMITE_DA_BUSCA_MS }).catch(
    (): { logradouro?: string; bairro?: string; localidade?: string; uf?: string } => ({}),
  );
}
