/** Draws a field of a plan from its data. One place decides which component a kind of field gets. */
import { erroDoCpfIncompleto } from '@credito/domain/pessoa/cpf';
import { emailProvavel, finaisDoEmail } from '@credito/domain/pessoa/erro-de-dominio';
import type { Campo } from '@credito/domain/wizard/plano';
import { Botao } from '@credito/ui/botao/botao';
import { Caixa } from '@credito/ui/caixa/caixa';
import { GrupoDeCampos } from '@credito/ui/campo/campo';
import { CampoCodigo } from '@credito/ui/campo-codigo/campo-codigo';
import { CampoMascarado } from '@credito/ui/campo-mascarado/campo-mascarado';
import { CampoSenha } from '@credito/ui/campo-senha/campo-senha';
import { CampoTexto } from '@credito/ui/campo-texto/campo-texto';
import { Contador } from '@credito/ui/contador/contador';
import { Escolha } from '@credito/ui/escolha/escolha';
import { Selecao } from '@credito/ui/selecao/selecao';
import type { ReactNode } from 'react';
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form';
import estilos from './campo-do-passo.module.css';
import type { ValoresDoFormulario } from './valores.ts';

/** Beside the hint, so that readers hear both. */
function LidoDoDocumento({ dica }: { dica: string | undefined }) {
  return (
    <>
      <span>{dica ? `${dica} ` : null}</span>
      <strong>Lido do documento: confira.</strong>
    </>
  );
}

interface CampoDoPassoProps {
  campo: Campo;
  form: UseFormReturn<ValoresDoFormulario>;
  /** The label repeats the page's question: kept for readers, not shown. */
  rotuloOculto?: boolean;
  desabilitado?: boolean;
  /** The value came from a document: said until the person changes it. */
  lidoDoDocumento?: boolean;
}

export function CampoDoPasso({
  campo,
  form,
  rotuloOculto = false,
  desabilitado = false,
  lidoDoDocumento = false,
}: CampoDoPassoProps): ReactNode {
  const { control, formState } = form;
  const { nome, rotulo, opcional } = campo;
  const lido = lidoDoDocumento && !formState.dirtyFields[nome];
  const dica = lido ? <LidoDoDocumento dica={campo.dica} /> : campo.dica;
  const erro = formState.errors[nome]?.message as string | undefined;
  const registro = form.register(nome);
  const base = { rotulo, dica, erro, opcional, disabled: desabilitado };
  const autoComplete = campo.autocomplete ?? 'off';
  const opcoes = campo.opcoes ?? [];
  switch (campo.tipo) {
    case 'cpf':
    case 'telefone':
    case 'cep':
    case 'data':
    case 'dinheiro': {
      const mascara = campo.tipo;
      return (
        <Controller
          control={control}
          name={nome}
          render={({ field }) => (
            <CampoMascarado
              {...base}
              mascara={mascara}
              conferirAoSair={mascara === 'cpf' ? erroDoCpfIncompleto : undefined}
              autoComplete={autoComplete}
              name={field.name}
              ref={field.ref}
              value={String(field.value ?? '')}
              onBlur={field.onBlur}
              onChange={field.onChange}
            />
          )}
        />
      );
    }
    case 'senha':
      return (
        <CampoSenha
          {...base}
          {...registro}
          autoComplete={autoComplete === 'current-password' ? 'current-password' : 'new-password'}
        />
      );
    case 'email':
      return (
        <div>
          <CampoTexto {...base} {...registro} type="email" autoComplete={autoComplete} />
          <AjudaDoEmail form={form} nome={nome} />
        </div>
      );
    case 'codigo':
      return (
        <Controller
          control={control}
          name={nome}
          render={({ field }) => (
            <CampoCodigo
              {...base}
              name={field.name}
              value={String(field.value ?? '')}
              aoMudar={field.onChange}
            />
          )}
        />
      );
    case 'escolha':
      return (
        <Controller
          control={control}
          name={nome}
          render={({ field }) => (
            <Escolha
              rotulo={rotulo}
              dica={dica}
              erro={erro}
              rotuloOculto={rotuloOculto}
              ladoALado={opcoes.length === 2 && opcoes.every((opcao) => opcao.rotulo.length < 12)}
              name={field.name}
              disabled={desabilitado}
              value={(field.value as string | null) ?? null}
              aoMudar={field.onChange}
              opcoes={opcoes.map((opcao) => ({
                valor: opcao.valor,
                titulo: opcao.rotulo,
                descricao: opcao.dica,
              }))}
            />
          )}
        />
      );
    case 'selecao':
    case 'seletor':
      return (
        <Selecao
          {...base}
          {...registro}
          autoComplete={autoComplete}
          vazio="Escolha"
          opcoes={opcoes.map((opcao) => ({ valor: opcao.valor, texto: opcao.rotulo }))}
        />
      );
    case 'caixa':
      return <Caixa rotulo={rotulo} descricao={dica} erro={erro} disabled={desabilitado} {...registro} />;
    case 'caixas':
      return (
        <GrupoDeCampos rotulo={rotulo} dica={dica} erro={erro}>
          {opcoes.map((opcao) => (
            <Caixa
              key={opcao.valor}
              cartao
              rotulo={opcao.rotulo}
              descricao={opcao.dica}
              value={opcao.valor}
              disabled={desabilitado}
              {...registro}
            />
          ))}
        </GrupoDeCampos>
      );
    case 'contador':
      return (
        <Controller
          control={control}
          name={nome}
          render={({ field }) => (
            <Contador
              rotulo={rotulo}
              rotuloOculto={rotuloOculto}
              dica={dica}
              erro={erro}
              minimo={1}
              maximo={30}
              unidade="pessoa"
              value={Number(field.value ?? 1)}
              aoMudar={field.onChange}
            />
          )}
        />
      );
    default:
      return <CampoTexto {...base} {...registro} autoComplete={autoComplete} />;
  }
}

/** Four ends that nearly everybody has; a domain one key away from a known one is asked about, and may be meant. */
function AjudaDoEmail({ form, nome }: { form: UseFormReturn<ValoresDoFormulario>; nome: string }) {
  const digitado = String(useWatch({ control: form.control, name: nome }) ?? '').trim();
  const finais = finaisDoEmail(digitado);
  const provavel = emailProvavel(digitado);

  function usar(email: string) {
    form.setValue(nome, email, { shouldDirty: true });
    form.setFocus(nome);
  }

  return (
    <>
      {finais.length > 0 ? (
        // biome-ignore lint/a11y/useSemanticElements: these finish a field, and are no fields of their own.
        <div role="group" aria-label="Terminar o endereço com" className={estilos.finais}>
          {finais.map((final) => (
            <Botao
              key={final}
              compacto
              variante="secundario"
              onClick={() => usar(`${digitado.split('@', 1)[0]}@${final}`)}
            >
              {`@${final}`}
            </Botao>
          ))}
        </div>
      ) : null}
      <div role="status">
        {provavel ? (
          <Botao compacto variante="discreto" onClick={() => usar(provavel)}>
            {`Você quis dizer ${provavel}?`}
          </Botao>
        ) : null}
      </div>
    </>
  );
}
