import { erroDoMotivo, MAXIMO_DO_MOTIVO, MINUTOS_DO_SUPORTE } from '@credito/domain/acesso/suporte';
import {
  MENSAGEM_FALHA_SOCIAL,
  NOME_DO_PROVEDOR,
  provedorDoTipo,
} from '@credito/domain/conta/entrada-social';
import { digitosDoCpf, erroDoCpf, erroDoCpfIncompleto } from '@credito/domain/pessoa/cpf';
import { isEmail, MENSAGEM_EMAIL_INVALIDO } from '@credito/domain/pessoa/email';
import { AreaDeTexto } from '@credito/ui/area-de-texto/area-de-texto';
import { Aviso } from '@credito/ui/aviso/aviso';
import { Botao } from '@credito/ui/botao/botao';
import { CampoMascarado } from '@credito/ui/campo-mascarado/campo-mascarado';
import { CampoSenha } from '@credito/ui/campo-senha/campo-senha';
import { CampoTexto } from '@credito/ui/campo-texto/campo-texto';
import { PaginaDePergunta } from '@credito/ui/pagina-de-pergunta/pagina-de-pergunta';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { useConfiguracao } from '../../../sessao/use-configuracao.ts';
import { DialogoDeErro } from '../../../wizard/dialogo-de-erro.tsx';
import { useEnvio } from '../../../wizard/use-envio.ts';
import { BotoesSociais } from '../components/botoes-sociais.tsx';
import { useChegadaSocial } from '../components/use-bilhete-social.ts';
import { entrarComoSuporte } from '../conta.queries.ts';

type CampoDoSuporte = 'email' | 'senha' | 'codigo' | 'cpf' | 'motivo';

const VAZIO: Readonly<Record<CampoDoSuporte, string>> = {
  email: '',
  senha: '',
  codigo: '',
  cpf: '',
  motivo: '',
};

/** /login-como: who of the provider's support asks, whose account it is, and why. */
export function LoginComoScreen() {
  const [, navegar] = useLocation();
  const [busca, setBusca] = useSearchParams();
  const contaId = busca.get('conta');
  const provedores = useConfiguracao()?.entradaSocial ?? [];
  const chegada = useChegadaSocial();
  const social = chegada?.bilhete ? { tipo: chegada.tipo, bilhete: chegada.bilhete } : null;
  const [valores, setValores] = useState(VAZIO);
  const mudar = (campo: CampoDoSuporte) => (evento: { currentTarget: { value: string } }) => {
    const { value } = evento.currentTarget;
    setValores((atuais) => ({ ...atuais, [campo]: value }));
  };

  const envio = useEnvio({
    valores,
    conferir: ({ email, senha, codigo, cpf, motivo }) => ({
      email: social || isEmail(email) ? null : MENSAGEM_EMAIL_INVALIDO,
      senha: social || senha !== '' ? null : 'Digite a sua senha.',
      codigo: codigo.trim().length >= 6 ? null : 'Digite o código do aplicativo.',
      cpf: contaId ? null : erroDoCpf(cpf),
      motivo: erroDoMotivo(motivo),
    }),
    recusas: { cpf: 'cpf', codigo: 'codigo', motivo: 'motivo' },
  });
  const entrar = async () => {
    const { email, senha, codigo, cpf, motivo } = valores;
    await entrarComoSuporte({
      email,
      senha,
      codigo: codigo.trim(),
      quem: contaId ? { contaId } : { cpf: digitosDoCpf(cpf) },
      motivo,
      social,
    });
    navegar('/inicio', { replace: true });
  };

  return (
    <>
      <PaginaDePergunta
        titulo="Acesso do suporte"
        dica={`Você verá a conta como a pessoa a vê, por até ${MINUTOS_DO_SUPORTE} minutos e só para leitura. Tudo fica registrado, e a pessoa recebe um aviso por e-mail.`}
        acao={{ texto: 'Abrir a conta', carregando: envio.enviando }}
        aviso={
          chegada && !social ? (
            <Aviso tom="atencao">
              {chegada.falha === 'cancelada'
                ? `Você não confirmou quem é no ${NOME_DO_PROVEDOR[provedorDoTipo(chegada.tipo)]}.`
                : MENSAGEM_FALHA_SOCIAL}
            </Aviso>
          ) : undefined
        }
        aoEnviar={() => void envio.enviar(entrar)}
      >
        {social ? (
          <Aviso tom="sucesso">
            {`${NOME_DO_PROVEDOR[provedorDoTipo(social.tipo)]} confirmou quem é você. Falta o código do aplicativo.`}
          </Aviso>
        ) : (
          <>
            <BotoesSociais provedores={provedores} origem="suporte" />
            <CampoTexto
              rotulo="Seu e-mail da equipe"
              type="email"
              name="email"
              autoComplete="username"
              value={valores.email}
              erro={envio.erros.email}
              onChange={mudar('email')}
            />
            <CampoSenha
              rotulo="Sua senha"
              name="senha"
              autoComplete="current-password"
              value={valores.senha}
              erro={envio.erros.senha}
              onChange={mudar('senha')}
            />
          </>
        )}
        <CampoTexto
          rotulo="Código do aplicativo"
          dica="Seis números, ou um dos seus códigos de recuperação."
          name="codigo"
          autoComplete="one-time-code"
          value={valores.codigo}
          erro={envio.erros.codigo}
          onChange={mudar('codigo')}
        />
        {contaId ? (
          <Aviso
            acao={
              <Botao variante="secundario" compacto onClick={() => setBusca({}, { replace: true })}>
                Atender outra pessoa
              </Botao>
            }
          >
            Você vai abrir a conta da pessoa que estava na ficha de atendimento.
          </Aviso>
        ) : (
          <CampoMascarado
            rotulo="CPF de quem você vai atender"
            mascara="cpf"
            conferirAoSair={erroDoCpfIncompleto}
            name="cpf"
            autoComplete="off"
            value={valores.cpf}
            erro={envio.erros.cpf}
            onChange={mudar('cpf')}
          />
        )}
        <AreaDeTexto
          rotulo="Motivo do acesso"
          dica="Fica no registro de ações desta conta."
          name="motivo"
          maxLength={MAXIMO_DO_MOTIVO}
          value={valores.motivo}
          erro={envio.erros.motivo}
          onChange={mudar('motivo')}
        />
      </PaginaDePergunta>
      <DialogoDeErro mensagem={envio.falha} aoFechar={envio.aoFecharFalha} />
    </>
  );
}
